// cspell:words supertypes
import {describe, expect, it} from 'vitest';

import {readSource, type DeclaredType} from './read-source';

const typeIn = (file: string, source: string, name: string): DeclaredType => {
  const type = readSource(file, source).types.get(name);
  expect(type, `no type ${name}`).toBeDefined();
  return type as DeclaredType;
};

describe('a Kotlin source', () => {
  const source = `
package au.com.dius.pact.consumer
import au.com.dius.pact.core.model.Pact

/** Not a member: fun commented() { */
open class Builder @JvmOverloads constructor(
  val provider: String = "{",
  private val port: Int = 0
) : Base<String>(provider), Closeable {
  fun given(state: String): Builder {
    val local = "application/*"
    return this
  }
  var insecure = false
  companion object : KLogging() {
    @JvmStatic fun textFile(path: String) = path
  }
}

data class Empty(val name: String)

enum class Kind { A, @Deprecated("gone") B;
  fun text() = "x"
}

fun <T> Builder.extended(value: T) = value
`;
  it('has a package and imports', () => {
    expect(readSource('Builder.kt', source)).toMatchObject({
      packageName: 'au.com.dius.pact.consumer',
      imports: ['au.com.dius.pact.core.model.Pact'],
    });
  });

  it('declares functions, properties with accessors, and members of the companion object', () => {
    const {members, supertypes} = typeIn('Builder.kt', source, 'Builder');
    expect(supertypes).toEqual(['Base', 'Closeable']);
    for (const name of ['given', 'provider', 'getProvider', 'insecure', 'setInsecure', 'textFile']) {
      expect(members, name).toContain(name);
    }
    for (const name of ['local', 'commented', 'extended', 'name']) {
      expect(members, name).not.toContain(name);
    }
  });

  it('declares classes without a body, constants of enums, and functions of the file', () => {
    expect(typeIn('Builder.kt', source, 'Empty').members).toContain('getName');
    expect([...typeIn('Builder.kt', source, 'Kind').members]).toEqual(expect.arrayContaining(['A', 'B', 'text']));
    const {members} = typeIn('dsl/Builder.kt', source, 'BuilderKt');
    expect(members).toContain('extended');
    expect(members).not.toContain('given');
  });
});

describe('a Java or Groovy source', () => {
  it('declares methods, fields and supertypes', () => {
    const {members, supertypes} = typeIn(
      'Body.java',
      `package a;
public class Body<T> extends DslPart implements a.b.Other, Runnable {
  public static final String NAME = "a";
  private int size;
  @Deprecated
  public Body<T> like(String name) {
    String hidden = name;
    return new Body<>();
  }
  public abstract <R> R last();
}`,
      'Body',
    );
    expect(supertypes).toEqual(['DslPart', 'Other', 'Runnable']);
    expect([...members]).toEqual(expect.arrayContaining(['NAME', 'size', 'getSize', 'like', 'last']));
    expect(members).not.toContain('hidden');
  });

  it('declares the elements of annotations', () => {
    const {members} = typeIn(
      'Broker.java',
      '@interface Broker {\n  String host() default "";\n  String[] tags() default {"latest"};\n  String url() default "";\n}',
      'Broker',
    );
    expect([...members]).toEqual(expect.arrayContaining(['host', 'tags', 'url']));
  });

  it('declares the properties of a Groovy class by their getters, too', () => {
    const {members} = typeIn(
      'Publish.groovy',
      "class Publish {\n  def pactDirectory\n  List<String> tags = []\n  String getUrl() { 'a' }\n}",
      'Publish',
    );
    expect([...members]).toEqual(expect.arrayContaining(['pactDirectory', 'tags', 'url']));
  });
});
