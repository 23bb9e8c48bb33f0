<?php

declare(strict_types=1);

namespace Shop\PackingDesk;

use GuzzleHttp\Client;

final class PackingDesk
{
    public function __construct(private readonly Client $http)
    {
    }

    /**
     * The parcels that are packed; the first line of the CSV has the names of the columns.
     *
     * @return list<array<string, string>>
     */
    public function parcels(): array
    {
        $text = (string) $this->http->get('/parcels.csv')->getBody();
        $rows = array_map(
            static fn (string $line): array => str_getcsv($line, escape: ''),
            preg_split('/\R/', trim($text)),
        );
        $columns = array_shift($rows);

        return array_map(static fn (array $row): array => array_combine($columns, $row), $rows);
    }
}
