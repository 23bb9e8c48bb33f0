"""Packs the plugin into dist/, as a release has it: release.py v1.0.0"""

import hashlib
import json
import shutil
import sys
import tarfile
from pathlib import Path

plugin = Path("plugins/price-list")
manifest = json.loads((plugin / "pact-plugin.json").read_text())
name, version = manifest["name"], manifest["version"]
if sys.argv[1:] != [f"v{version}"]:
    sys.exit(f"The manifest has version {version}: call this with v{version}")

dist = Path("dist")
shutil.rmtree(dist, ignore_errors=True)
dist.mkdir()
shutil.copy(plugin / "pact-plugin.json", dist)

archive = dist / f"pact-{name}-plugin.tar.gz"
with tarfile.open(archive, "w:gz") as tar:
    for file in sorted(plugin.glob("*.lua")):
        tar.add(file, file.name)

checksum = hashlib.sha256(archive.read_bytes()).hexdigest()
(dist / f"{archive.name}.sha256").write_text(f"{checksum} {archive.name}\n")
print(*sorted(file.name for file in dist.iterdir()), sep="\n")
