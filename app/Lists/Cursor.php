<?php

declare(strict_types=1);

namespace App\Lists;

use Exception;
use ParagonIE\ConstantTime\Base64UrlSafe;

/**
 * A row's place in an order, where the next or previous page begins.
 *
 * It is opaque to the browser and signed, so that users can't read columns with invented places.
 */
final readonly class Cursor
{
    private const SIGNATURE_BYTES = 16;

    /** @param  list<int|float|string|null>  $values  of the order's columns */
    public function __construct(public array $values, public int $id, public bool $isBackwards) {}

    public function encode(ListOrder $order): string
    {
        $payload = json_encode([(string) $order, $this->values, $this->id, $this->isBackwards], JSON_THROW_ON_ERROR);

        return Base64UrlSafe::encodeUnpadded(self::signature($payload).$payload);
    }

    /** The cursor, or null when it is not one of ours or belongs to another order. */
    public static function decode(string $text, ListOrder $order): ?self
    {
        try {
            $signed = Base64UrlSafe::decodeNoPadding($text);
        } catch (Exception) {
            return null;
        }

        $payload = substr($signed, self::SIGNATURE_BYTES);
        if (! hash_equals(self::signature($payload), substr($signed, 0, self::SIGNATURE_BYTES))) {
            return null;
        }

        /** @var array{string, list<int|float|string|null>, int, bool} $parts as encode() wrote them, or the signature would be wrong */
        $parts = json_decode($payload, true, flags: JSON_THROW_ON_ERROR);

        return $parts[0] === (string) $order ? new self($parts[1], $parts[2], $parts[3]) : null;
    }

    private static function signature(string $payload): string
    {
        return substr(hash_hmac('sha256', "list-cursor|{$payload}", config()->string('app.key'), true), 0, self::SIGNATURE_BYTES);
    }
}
