<?php

declare(strict_types=1);

namespace Tests\Unit\Auth;

use App\Domain\Auth\Totp;
use ParagonIE\ConstantTime\Base32;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class TotpTest extends TestCase
{
    /** RFC 6238, appendix B, SHA-1; the last six of its eight digits. */
    #[TestWith([59, '287082'])]
    #[TestWith([1111111109, '081804'])]
    #[TestWith([1111111111, '050471'])]
    #[TestWith([1234567890, '005924'])]
    #[TestWith([2000000000, '279037'])]
    #[TestWith([20000000000, '353130'])]
    public function test_codes_equal_the_examples_of_the_rfc(int $timestamp, string $code): void
    {
        $totp = new Totp;
        $secret = Base32::encodeUpperUnpadded('12345678901234567890');

        $this->assertSame($code, $totp->code($secret, $totp->stepAt($timestamp)));
        $this->assertSame(intdiv($timestamp, 30), $totp->matchingStep($secret, $code, $timestamp));
    }

    public function test_step_of_a_code_is_found_when_it_is_at_most_one_away(): void
    {
        $totp = new Totp;
        $secret = $totp->newSecret();
        $now = 1_800_000_000;
        $step = $totp->stepAt($now);

        foreach ([-1, 0, 1] as $drift) {
            $this->assertSame($step + $drift, $totp->matchingStep($secret, $totp->code($secret, $step + $drift), $now));
        }
        foreach ([-2, 2] as $drift) {
            $this->assertNull($totp->matchingStep($secret, $totp->code($secret, $step + $drift), $now));
        }
    }

    public function test_secrets_have_160_bits_and_differ(): void
    {
        $totp = new Totp;

        $this->assertMatchesRegularExpression('/^[A-Z2-7]{32}$/', $totp->newSecret());
        $this->assertNotSame($totp->newSecret(), $totp->newSecret());
    }

    public function test_authenticator_apps_can_read_the_uri(): void
    {
        $this->assertSame(
            'otpauth://totp/Pad%20dock:maya%2Bx%40example.com?secret=ABC&issuer=Pad%20dock',
            (new Totp)->uri('ABC', 'maya+x@example.com', 'Pad dock'),
        );
    }
}
