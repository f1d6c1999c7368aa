<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

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

    /** The beginnings of names by which a slip, a cut or an accent further on is still found. */
    private const BEGINNING = 3;

    private const COLUMNS = ['id', 'rail', 'bank_reference', 'file_reference', 'end_to_end_id', 'description', 'payer_name', 'amount_cents', 'value_at'];

    /** @return list<LineFacts> without the line itself and those that have nothing in common with it but the amount, each once */
    public function around(LineFacts $line): array
    {
        [$from, $until] = [$line->valueAt->subDays(self::DAYS), $line->valueAt->addDays(self::DAYS)];
        $ofAmount = static fn (CarbonImmutable $after, CarbonImmutable $before): Builder => DB::table('bank_lines')->where('amount_cents', $line->amountCents)
            ->where('value_at', '>=', $after->toDateTimeString())->where('value_at', '<=', $before->toDateTimeString());
        $some = [
            $line->paymentId() === null ? null : DB::table('bank_lines')->where('end_to_end_id', $line->endToEndId)->orderBy('id')->limit(self::OF_ID),
            $line->payerName === null ? null : $ofAmount($from, $until)->where('payer_name', $line->payerName)->orderByDesc('value_at')->limit(self::OF_PAYER),
            $ofAmount($from, $line->valueAt)->orderByDesc('value_at')->limit(self::NEAREST),
            $ofAmount($line->valueAt, $until)->orderBy('value_at')->limit(self::NEAREST),
        ];

        $marks = $this->marks($line);
        $lines = [];
        foreach (array_filter($some) as $query) {
            foreach ($query->get(self::COLUMNS) as $row) {
                $id = (int) $row->id;
                if ($id !== $line->id && ! isset($lines[$id]) && $this->hasSomeOf($marks, $row, $line)) {
                    $lines[$id] = LineFacts::ofRow($row);
                }
            }
        }

        return array_values($lines);
    }

    /**
     * Reading a text closely costs a hundred times what looking for these does, and without one of them no pair reaches the
     * threshold.
     *
     * @return list<string>
     */
    private function marks(LineFacts $line): array
    {
        return array_values(array_unique([...array_map(static fn (string $name): string => substr($name, 0, self::BEGINNING), $line->text->names), ...$line->text->references]));
    }

    /** @param  list<string>  $marks */
    private function hasSomeOf(array $marks, stdClass $row, LineFacts $line): bool
    {
        if ($marks === [] || ($row->end_to_end_id !== null && $row->end_to_end_id === $line->endToEndId) || ($row->payer_name !== null && $row->payer_name === $line->payerName)) {
            return true;
        }
        $text = mb_strtolower("{$row->description} {$row->payer_name}");
        foreach ($marks as $mark) {
            if (str_contains($text, $mark)) {
                return true;
            }
        }

        return false;
    }
}
