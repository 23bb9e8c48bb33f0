// #region order-rust-build
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let files = protox::compile(["order.proto"], ["proto"])?;
    tonic_prost_build::configure().compile_fds(files)?;
    Ok(())
}
// #endregion order-rust-build
