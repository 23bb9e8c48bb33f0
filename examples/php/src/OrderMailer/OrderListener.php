<?php

declare(strict_types=1);

namespace Shop\OrderMailer;

use Closure;
use UnexpectedValueException;

// #region kafka-adapter
/** The Kafka client's loop calls `receive` with the key and the value of each record. */
final class OrderListener
{
    private const FRAME = 5; // a zero, and the four bytes of the schema's id

    public function __construct(private readonly Closure $handle, private readonly Closure $forget)
    {
    }

    public function receive(string $key, ?string $value): void
    {
        if ($value === null) {
            ($this->forget)($key); // a tombstone
        } elseif (str_starts_with($value, "\0")) {
            $content = substr($value, self::FRAME);
            ($this->handle)(json_decode($content, true, flags: JSON_THROW_ON_ERROR));
        } else {
            throw new UnexpectedValueException('The value has no Schema Registry frame');
        }
    }
}
// #endregion kafka-adapter
