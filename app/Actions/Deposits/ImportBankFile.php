<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Actions\Deposits\Duplicates\SuspectRepeat;
use App\Actions\Intake\ReceiveBankLine;
use App\Actions\Intake\ReceivedBankLine;
use App\Enums\BankRowOutcome;
use App\Models\BankFile;
use App\Models\BankLine;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\BankFiles\BankFileContent;
use App\Services\BankFiles\FileLines;
use App\Services\BankFiles\JudgedLine;
use App\Services\BankFiles\LineJudge;
use App\Services\BankFiles\StatementLine;
use App\Services\Deposits\Duplicates\LineFacts;
use App\Services\Deposits\Duplicates\PairScore;
use App\Services\Intake\CreateOnce;
use App\Services\Intake\NewBankLine;
use Illuminate\Support\Facades\DB;

/**
 * Takes the rows of a bank file in, as if the bank's feed had sent them.
 *
 * In steps of a transaction each, so that a long file holds nobody up. The file's own row says how far it has come: an
 * import that was cut off goes on there when the same file is imported again, and two at once share the work.
 */
final readonly class ImportBankFile
{
    private const ROWS_A_STEP = 100;

    public function __construct(private ReceiveBankLine $receive, private FileLines $fileLines, private SuspectRepeat $suspect, private AuditTrail $audit) {}

    /**
     * @param  int|null  $seconds  how long the caller can wait; a file that takes longer is given back incomplete
     *
     * @throws BankFileImportedBefore when there is nothing left to do
     */
    public function handle(BankFileContent $content, string $name, ?User $importer, ?int $seconds = null): BankFile
    {
        $end = $seconds === null ? INF : microtime(true) + $seconds;
        $file = DB::transaction(static fn (): BankFile => CreateOnce::of(BankFile::class, ['sha256' => $content->sha256], [
            'name' => $name, 'layout' => $content->layout->value, 'user_id' => $importer?->id, 'rows' => count($content->lines),
        ]));
        if ($file->isComplete()) {
            throw new BankFileImportedBefore($file->loadMissing('user'));
        }

        $judge = new LineJudge($content);
        $judged = 0;
        do {
            [$file, $judged] = DB::transaction(fn (): array => $this->step($file->id, $content, $judge, $judged));
        } while (! $file->isComplete() && microtime(true) < $end);

        return $file;
    }

    /**
     * @param  int  $judged  how many rows the judge has seen
     * @return array{BankFile, int}
     */
    private function step(int $id, BankFileContent $content, LineJudge $judge, int $judged): array
    {
        $file = BankFile::query()->lockForUpdate()->findOrFail($id);
        $from = $file->processed();

        // Rows that were done before must be judged too: lines of the feed stand for some of them.
        foreach (array_chunk(array_slice($content->lines, $judged, $from - $judged), self::ROWS_A_STEP) as $done) {
            $judge->judge($done);
        }
        $rows = array_slice($content->lines, $from, self::ROWS_A_STEP);
        $this->fileLines->hold(...array_filter(array_map(static fn (StatementLine $row): ?NewBankLine => $row->line, $rows)));
        foreach ($this->outcomes($judge->judge($rows)) as $outcome) {
            $this->count($file, $outcome);
        }
        $file->save();
        // Without rows somebody else has done the last ones, and said so.
        if ($rows !== [] && $file->isComplete()) {
            $this->audit->record('bank_file.imported', $file, after: $file->only(['name', 'rows', 'created_rows', 'duplicate_rows', 'error_rows']), actorId: $file->user_id);
        }

        return [$file, $from + count($rows)];
    }

    /**
     * @param  list<JudgedLine>  $rows
     * @return list<BankRowOutcome> of each of them
     */
    private function outcomes(array $rows): array
    {
        $lines = array_filter(array_map(static fn (JudgedLine $row): ?NewBankLine => $row->outcome === BankRowOutcome::Created ? $row->line->line : null, $rows));
        $received = $this->receive->handleRows(array_values($lines));
        $received = array_combine(array_keys($lines), $received);
        foreach ($received as $at => $one) {
            $this->doubt($rows[$at], $one);
        }

        return array_map(static fn (JudgedLine $row, int $at): BankRowOutcome => match (($received[$at] ?? null)?->isNew) {
            null => $row->outcome,
            true => BankRowOutcome::Created,
            false => BankRowOutcome::Duplicate,
        }, $rows, array_keys($rows));
    }

    /** With the row itself, so that nobody credits it before the case is there. */
    private function doubt(JudgedLine $row, ReceivedBankLine $received): void
    {
        $other = $row->doubt === null || ! $received->isNew ? null
            : BankLine::query()->where('bank_reference', $row->repeats)->orWhere('file_reference', $row->repeats)->first();
        if ($row->doubt !== null && $other !== null) {
            $this->suspect->handle(LineFacts::of($other), LineFacts::of($received->line), PairScore::of([$row->doubt->evidence()]));
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
