<?php

declare(strict_types=1);

namespace App\Jobs\Deposits;

use App\Actions\Deposits\ImportBankFile;
use App\Domain\Deposits\BankFiles\BankFileReader;
use App\Domain\Deposits\BankFiles\BankFileStorage;
use App\Models\BankFile;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;

/** Imports the rest of a long bank file in turns. The bank file stores the position, so a repeated job does no harm. */
final class ContinueBankFile implements ShouldQueue
{
    use Queueable;

    /** Other jobs run between two turns. */
    private const SECONDS = 20;

    public int $tries = 3;

    /** Must be less than the queue's retry_after. */
    public int $timeout = 60;

    public function __construct(public readonly int $bankFileId) {}

    public function handle(BankFileStorage $storage, BankFileReader $reader, ImportBankFile $import): void
    {
        $file = BankFile::query()->with('user')->find($this->bankFileId);
        $stored = $file === null ? null : $storage->read($file);
        if ($file === null || $stored === null) {
            return;
        }
        if (! $file->isComplete()) {
            $file = $import->handle($reader->read($stored->path), $file->name, $file->user, self::SECONDS);
        }
        $file->isComplete() ? $storage->delete($file) : self::dispatch($file->id);
    }

    /** The rest is imported when the same file is dropped again. */
    public function failed(): void
    {
        $file = BankFile::query()->find($this->bankFileId);
        if ($file !== null) {
            app(BankFileStorage::class)->delete($file);
        }
    }
}
