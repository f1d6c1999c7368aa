<?php

declare(strict_types=1);

namespace App\Domain\DuplicateOsko;

use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Finds the bank lines that a line could repeat. Four limited index reads, however many lines there are. */
final readonly class CandidateFinder
{
    /** The bank file lists a Thursday evening's payment before Easter on the Tuesday after. */
    private const DAYS = 5;

    /** Popular amounts come thousands of times in five days, so only the nearest lines before and after are compared. */
    private const NEAREST = 300;

    private const SAME_PAYER = 50;

    private const SAME_ID = 20;

    /** Letters of a name by which a typo or a cut further on is still found. */
    private const NAME_START = 3;

    private const COLUMNS = ['id', 'rail', 'bank_reference', 'file_reference', 'end_to_end_id', 'description', 'payer_name', 'amount_cents', 'value_at'];

    /** @return list<BankLineFeatures> with the same amount or end-to-end id and something in common, without the line itself */
    public function find(BankLineFeatures $line): array
    {
        [$from, $until] = [$line->valueAt->subDays(self::DAYS), $line->valueAt->addDays(self::DAYS)];
        $sameAmount = static fn (CarbonImmutable $after, CarbonImmutable $before): Builder => DB::table('bank_lines')->where('amount_cents', $line->amountCents)
            ->where('value_at', '>=', $after->toDateTimeString())->where('value_at', '<=', $before->toDateTimeString());
        $queries = [
            $line->paymentId() === null
                ? null
                : DB::table('bank_lines')->where('end_to_end_id', $line->endToEndId)->orderBy('id')->limit(self::SAME_ID),
            $line->payerName === null
                ? null
                : $sameAmount($from, $until)
                    ->where('payer_name', $line->payerName)
                    ->orderByDesc('value_at')
                    ->limit(self::SAME_PAYER),
            $sameAmount($from, $line->valueAt)->orderByDesc('value_at')->limit(self::NEAREST),
            $sameAmount($line->valueAt, $until)->orderBy('value_at')->limit(self::NEAREST),
        ];

        // Parsing a text takes a hundred times as long as searching it for these, and no pair without one of them is a case.
        $starts = array_map(static fn (string $name): string => substr($name, 0, self::NAME_START), $line->text->payer->words);
        $marks = array_values(array_unique([...$starts, ...$line->text->references]));
        $lines = [];
        foreach (array_filter($queries) as $query) {
            foreach ($query->get(self::COLUMNS) as $row) {
                $id = (int) $row->id;
                if ($id !== $line->id && ! isset($lines[$id]) && $this->hasMark($marks, $row, $line)) {
                    $lines[$id] = BankLineFeatures::ofRow($row);
                }
            }
        }

        return array_values($lines);
    }

    /** @param  list<string>  $marks */
    private function hasMark(array $marks, stdClass $row, BankLineFeatures $line): bool
    {
        if (
            $marks === []
            || ($row->end_to_end_id !== null && $row->end_to_end_id === $line->endToEndId)
            || ($row->payer_name !== null && $row->payer_name === $line->payerName)
        ) {
            return true;
        }
        $text = mb_strtolower("{$row->description} {$row->payer_name}");

        return array_filter($marks, static fn (string $mark): bool => str_contains($text, $mark)) !== [];
    }
}
