<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Data\Deposits\BankFileCheck;
use App\Data\Deposits\BankFileLine;
use App\Domain\Deposits\BankFiles\BankFileContent;
use App\Domain\Deposits\BankFiles\BankLineClassifier;
use App\Enums\BankRowOutcome;

/** The dry run of a bank file. It writes nothing. */
final readonly class BankFileCheckQuery
{
    private const ROWS_A_QUERY = 500;

    /** Examples of each outcome. The counts give the totals. */
    private const LINES_SHOWN = 200;

    public function __construct(private BankFilesQuery $files) {}

    public function check(BankFileContent $content): BankFileCheck
    {
        $classifier = new BankLineClassifier($content);
        $counts = array_fill_keys(array_column(BankRowOutcome::cases(), 'value'), 0);
        $cents = 0;
        $doubtful = 0;
        $lines = [];

        foreach (array_chunk($content->lines, self::ROWS_A_QUERY) as $chunk) {
            foreach ($classifier->classify($chunk) as $row) {
                if (++$counts[$row->outcome->value] <= self::LINES_SHOWN) {
                    $line = $row->line;
                    $lines[] = new BankFileLine(
                        $line->row,
                        $line->date,
                        $line->description,
                        $line->amount_cents,
                        $line->line?->rail,
                        $row->outcome,
                        $row->reason,
                    );
                }
                $doubtful += (int) ($row->doubt !== null);
                $cents += $row->outcome === BankRowOutcome::Created ? (int) $row->line->amount_cents : 0;
            }
        }

        return new BankFileCheck(
            sha256: $content->sha256,
            layout: $content->layout,
            rows: count($content->lines),
            new_rows: $counts[BankRowOutcome::Created->value],
            doubtful_rows: $doubtful,
            duplicate_rows: $counts[BankRowOutcome::Duplicate->value],
            error_rows: $counts[BankRowOutcome::Error->value],
            debits: $content->debits,
            new_cents: $cents,
            imported_before: $this->files->ofContent($content->sha256),
            lines: $lines,
        );
    }
}
