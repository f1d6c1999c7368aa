<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

use App\Models\BankLine;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;

/**
 * The lines that a line could repeat, or that could repeat it: those with its end-to-end id, those of its payer and amount,
 * and the nearest of its amount whoever paid. Four reads of an index, each with an end, however many lines there are.
 */
final readonly class LineWindow
{
    /** A payment of a Friday night stands in the bank's file on Monday, or on Tuesday after a public holiday. */
    private const DAYS = 4;

    /** Popular amounts come thousands of times in four days; the nearest on each side are looked at. */
    private const NEAREST = 300;

    private const OF_PAYER = 50;

    private const OF_ID = 20;

    /** @return list<LineFacts> without the line itself, each once */
    public function around(LineFacts $line): array
    {
        [$from, $until] = [$line->valueAt->subDays(self::DAYS), $line->valueAt->addDays(self::DAYS)];
        $found = [
            $line->paymentId() === null ? new Collection : BankLine::query()->where('end_to_end_id', $line->endToEndId)->orderBy('id')->limit(self::OF_ID)->get(),
            $line->payerName === null ? new Collection : $this->amount($line, $from, $until)->where('payer_name', $line->payerName)->orderByDesc('value_at')->limit(self::OF_PAYER)->get(),
            $this->amount($line, $from, $line->valueAt)->orderByDesc('value_at')->limit(self::NEAREST)->get(),
            $this->amount($line, $line->valueAt, $until)->orderBy('value_at')->limit(self::NEAREST)->get(),
        ];

        $lines = [];
        foreach ($found as $some) {
            foreach ($some as $other) {
                $lines[$other->id] ??= LineFacts::of($other);
            }
        }
        unset($lines[$line->id]);

        return array_values($lines);
    }

    /** @return Builder<BankLine> */
    private function amount(LineFacts $line, CarbonImmutable $from, CarbonImmutable $until): Builder
    {
        return BankLine::query()->where('amount_cents', $line->amountCents)->where('value_at', '>=', $from)->where('value_at', '<=', $until);
    }
}
