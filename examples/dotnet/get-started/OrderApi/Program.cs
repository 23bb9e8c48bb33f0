using OrderApi;

await OrderApp.Create(args).RunAsync();
