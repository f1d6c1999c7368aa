<?php

declare(strict_types=1);

namespace App\Domain\DbClients;

use App\Enums\ConsentBasis;
use App\Enums\PhoneKind;
use App\Models\DbPhoneNumber;

/** The number to call first: not suppressed, then by validity, consent and kind (mobile first). */
final readonly class BestNumber
{
    /**
     * @param  iterable<DbPhoneNumber>  $numbers
     * @param  array<string, mixed>  $suppressed  by number
     */
    public static function among(iterable $numbers, array $suppressed): ?DbPhoneNumber
    {
        $best = null;
        foreach ($numbers as $number) {
            if ($best === null || self::rank($number, $suppressed) < self::rank($best, $suppressed)) {
                $best = $number;
            }
        }

        return $best;
    }

    /**
     * @param  array<string, mixed>  $suppressed
     * @return list<int>
     */
    private static function rank(DbPhoneNumber $number, array $suppressed): array
    {
        return [
            isset($suppressed[$number->e164]) ? 1 : 0,
            match ($number->is_valid) {
                true => 0,
                null => 1,
                false => 2,
            },
            match ($number->consent_basis) {
                ConsentBasis::Express => 0,
                ConsentBasis::Inferred => 1,
                ConsentBasis::Unknown => 2,
                ConsentBasis::None => 3,
            },
            $number->kind === PhoneKind::Mobile ? 0 : 1,
            $number->id,
        ];
    }
}
