<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Actions\DuplicateOsko\OpenDuplicate;
use App\Actions\Intake\ReceiveBankLine;
use App\Domain\Deposits\BankFiles\BankFileContent;
use App\Domain\Deposits\BankFiles\BankFileLineRepository;
use App\Domain\Deposits\BankFiles\BankLineClassifier;
use App\Domain\Deposits\BankFiles\BankLineResult;
use App\Domain\Deposits\BankFiles\StatementLine;
use App\Domain\Deposits\NewBankLine;
use App\Domain\Deposits\ReceivedBankLine;
use App\Domain\DuplicateOsko\BankLineFeatures;
use App\Domain\DuplicateOsko\PairScore;
use App\Enums\BankRowOutcome;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Models\BankFile;
use App\Models\BankLine;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/**
 * Imports the rows of a bank file like lines of the bank feed, 100 in a transaction.
 *
 * The file's record stores the progress: importing the same file again continues an interrupted import, and two imports at once share the work.
 */
final readonly class ImportBankFile
{
    private const ROWS_A_STEP = 100;

    private const ROWS_A_QUERY = 500;

    public function __construct(
        private ReceiveBankLine $receive,
        private BankFileLineRepository $fileLines,
        private OpenDuplicate $openDuplicate,
        private AuditTrail $audit,
    ) {}

    /**
     * @param  int|null  $seconds  that the caller can wait; a longer import is returned incomplete
     *
     * @throws OperationRefusedException when the file was imported before
     */
    public function handle(BankFileContent $content, string $name, ?User $importer, ?int $seconds = null): BankFile
    {
        $end = $seconds === null ? INF : microtime(true) + $seconds;
        $file = DB::transaction(static fn (): BankFile => CreateOnce::of(BankFile::class, ['sha256' => $content->sha256], [
            'name' => $name, 'layout' => $content->layout->value, 'user_id' => $importer?->id, 'rows' => count($content->lines),
        ]));
        if ($file->isComplete()) {
            $when = $file->created_at->setTimezone(config()->string('paddock.timezone'))->format('j M Y, H:i');
            throw new OperationRefusedException("This file was imported on {$when} by {$file->loadMissing('user')->importer()}. Nothing was imported again.");
        }

        $classifier = new BankLineClassifier($content);
        $classified = 0;
        do {
            [$file, $classified] = DB::transaction(fn (): array => $this->step($file->id, $content, $classifier, $classified));
        } while (! $file->isComplete() && microtime(true) < $end);

        return $file;
    }

    /**
     * @param  int  $classified  how many rows the classifier has seen
     * @return array{BankFile, int}
     */
    private function step(int $id, BankFileContent $content, BankLineClassifier $classifier, int $classified): array
    {
        $file = BankFile::query()->lockForUpdate()->findOrFail($id);
        $from = $file->processed();

        // Rows of an earlier import must be classified too, because feed lines correspond to some of them.
        foreach (array_chunk(array_slice($content->lines, $classified, $from - $classified), self::ROWS_A_QUERY) as $done) {
            $classifier->classify($done);
        }
        $rows = array_slice($content->lines, $from, self::ROWS_A_STEP);
        $this->fileLines->hold(...array_filter(array_map(static fn (StatementLine $row): ?NewBankLine => $row->line, $rows)));
        foreach ($this->outcomes($classifier->classify($rows)) as $outcome) {
            $this->count($file, $outcome);
        }
        $file->save();
        // Without rows, the other import has done and recorded the last ones.
        if ($rows !== [] && $file->isComplete()) {
            $this->audit->record(
                'bank_file.imported',
                $file,
                after: $file->only(['name', 'rows', 'created_rows', 'duplicate_rows', 'error_rows']),
                actorId: $file->user_id,
            );
        }

        return [$file, $from + count($rows)];
    }

    /**
     * @param  list<BankLineResult>  $rows
     * @return list<BankRowOutcome> in their order
     */
    private function outcomes(array $rows): array
    {
        $lines = array_filter(
            array_map(
                static fn (BankLineResult $row): ?NewBankLine => $row->outcome === BankRowOutcome::Created
                    ? $row->line->line
                    : null,
                $rows,
            ),
        );
        $received = $this->receive->handleRows(array_values($lines));
        $received = array_combine(array_keys($lines), $received);
        foreach ($received as $at => $one) {
            $this->flagDuplicate($rows[$at], $one);
        }

        return array_map(static fn (BankLineResult $row, int $at): BankRowOutcome => match (($received[$at] ?? null)?->isNew) {
            null => $row->outcome,
            true => BankRowOutcome::Created,
            false => BankRowOutcome::Duplicate,
        }, $rows, array_keys($rows));
    }

    /** In the transaction of the row, so that the deposit can't be credited before its case exists. */
    private function flagDuplicate(BankLineResult $row, ReceivedBankLine $received): void
    {
        $other = $row->doubt === null || ! $received->isNew ? null
            : BankLine::query()->where('bank_reference', $row->repeats)->orWhere('file_reference', $row->repeats)->first();
        if ($row->doubt !== null && $other !== null) {
            $this->openDuplicate->handle(BankLineFeatures::of($other), BankLineFeatures::of($received->line), PairScore::ofRepeatedRow($row->doubt));
        }
    }

    private function count(BankFile $file, BankRowOutcome $outcome): void
    {
        match ($outcome) {
            BankRowOutcome::Created => $file->created_rows++,
            BankRowOutcome::Duplicate => $file->duplicate_rows++,
            BankRowOutcome::Error => $file->error_rows++,
        };
    }
}
