<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use App\Domain\Protection\Decision;

/** Words the gate's refusal of a deposit, with the next step. */
final readonly class CreditRefusal
{
    /**
     * A limit ends with its period, a merged client is on file under another record, and the BetStop register can still answer, so these
     * deposits can still be credited.
     */
    private const KEPT = ['deposit_limit', 'loss_limit', 'deleted', 'betstop_check'];

    /** Null when the deposit can be credited. */
    public static function words(Decision $decision): ?string
    {
        $first = $decision->refusals[0] ?? null;

        return $first === null || in_array($first->code, self::KEPT, true) ? $first?->text : "{$first->text} Return the money to the payer instead.";
    }
}
