<?php

declare(strict_types=1);

namespace App\Services\Auth;

use ParagonIE\ConstantTime\Base32;
use SensitiveParameter;

/** Time-based one-time passwords, RFC 6238: SHA-1, six digits, 30 seconds, as every authenticator app reads them. */
final readonly class Totp
{
    public const PERIOD = 30;

    public const DIGITS = 6;

    /** Steps that a phone's clock may be ahead or behind. */
    private const DRIFT = 1;

    /** 160 bits, the length RFC 4226 recommends, in Base32. */
    public function newSecret(): string
    {
        return Base32::encodeUpperUnpadded(random_bytes(20));
    }

    public function stepAt(int $timestamp): int
    {
        return intdiv($timestamp, self::PERIOD);
    }

    public function code(#[SensitiveParameter] string $secret, int $step): string
    {
        $digest = hash_hmac('sha1', pack('J', $step), Base32::decodeUpper($secret), true);
        $offset = ord($digest[19]) & 0x0F;
        /** @var array{1: int} $word */
        $word = unpack('N', substr($digest, $offset, 4));

        return str_pad((string) (($word[1] & 0x7FFFFFFF) % 10 ** self::DIGITS), self::DIGITS, '0', STR_PAD_LEFT);
    }

    /** The step that the code belongs to, at most one away from now; null for any other code. */
    public function matchingStep(#[SensitiveParameter] string $secret, #[SensitiveParameter] string $code, int $timestamp): ?int
    {
        $now = $this->stepAt($timestamp);
        $match = null;
        for ($step = $now - self::DRIFT; $step <= $now + self::DRIFT; $step++) {
            // No early way out: the time taken tells nothing about the code.
            if (hash_equals($this->code($secret, $step), $code)) {
                $match = $step;
            }
        }

        return $match;
    }

    /**
     * What the QR code holds; see the Key Uri Format of Google Authenticator. Algorithm, digits and period are the
     * defaults of every app, and leaving them out makes a code that poor cameras read.
     */
    public function uri(#[SensitiveParameter] string $secret, string $account, string $issuer): string
    {
        return sprintf(
            'otpauth://totp/%s:%s?%s',
            rawurlencode($issuer),
            rawurlencode($account),
            http_build_query(['secret' => $secret, 'issuer' => $issuer], '', '&', PHP_QUERY_RFC3986),
        );
    }
}
