<?php

declare(strict_types=1);

namespace App\Domain\Auth;

use ParagonIE\ConstantTime\Base32;
use SensitiveParameter;

/** Time-based one-time passwords, RFC 6238: SHA-1, six digits and 30 seconds, the defaults of authenticator apps. */
final readonly class Totp
{
    public const PERIOD = 30;

    public const DIGITS = 6;

    /** Allowed clock difference, in steps. */
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

    /** The step of a code that is at most one step away from now; null for other codes. */
    public function matchingStep(#[SensitiveParameter] string $secret, #[SensitiveParameter] string $code, int $timestamp): ?int
    {
        $now = $this->stepAt($timestamp);
        $match = null;
        for ($step = $now - self::DRIFT; $step <= $now + self::DRIFT; $step++) {
            // No early return: the duration must not reveal anything about the code.
            if (hash_equals($this->code($secret, $step), $code)) {
                $match = $step;
            }
        }

        return $match;
    }

    /**
     * The content of the QR code, in the Key Uri Format of Google Authenticator. Default values are left out, because a smaller
     * code is easier to scan.
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
