<?php

declare(strict_types=1);

namespace Shop\Tests\Provider;

// #region provider-server
// #region helper-php-server
/** PHP's built-in web server with a router script, on a free port. */
final class PhpServer
{
    public readonly int $port;
    public readonly string $url;

    /** @var resource */
    private $process;

    /** @param array<string, string> $environment */
    public function __construct(string $router, array $environment = [])
    {
        $socket = stream_socket_server('tcp://localhost:0');
        $this->port = (int) substr(strrchr(stream_socket_get_name($socket, false), ':'), 1);
        $this->url = "http://localhost:{$this->port}";
        fclose($socket);

        $this->process = proc_open(
            [PHP_BINARY, '-S', "localhost:{$this->port}", $router],
            [1 => ['null'], 2 => ['null']],
            $pipes,
            env_vars: [...getenv(), ...$environment],
        );
        while (!@fsockopen('localhost', $this->port)) {
            usleep(10_000);
        }
    }

    public function stop(): void
    {
        proc_terminate($this->process);
        proc_close($this->process);
    }
}
// #endregion helper-php-server
// #endregion provider-server
