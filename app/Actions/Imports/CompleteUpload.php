<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Domain\Imports\ImportFile;
use App\Domain\Imports\ImportFileRefusedException;
use App\Enums\ImportStatus;
use App\Infrastructure\Files\UploadIncompleteException;
use App\Models\Import;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use Throwable;

/** Joins the parts of a file and reads it. A repeated request does nothing. */
final readonly class CompleteUpload
{
    /** After this time another process may take over from one that died. */
    private const LEASE_SECONDS = 120;

    public function __construct(private ReadImportFile $read, private DiscardUpload $discard) {}

    /**
     * @throws UploadIncompleteException when a part is missing or another process is joining the file
     * @throws ImportFileRefusedException when the file cannot be read; the import is deleted
     */
    public function handle(Import $import, int $parts): void
    {
        $claimed = DB::transaction(fn (): bool => $this->claim($import));
        if (! $claimed) {
            return;
        }

        $file = new ImportFile($import);
        try {
            $file->join($parts, $import->bytes);
            $this->read->handle($import);
        } catch (ImportFileRefusedException $refused) {
            $this->discard->handle($import);
            throw $refused;
        } catch (Throwable $failure) {
            // The parts stay, so the request can be repeated.
            Import::query()->whereKey($import->id)->update(['joining_at' => null]);
            throw $failure;
        }
        $file->deleteParts();
    }

    /** @return bool false when the upload is already complete */
    private function claim(Import $import): bool
    {
        $current = Import::query()->lockForUpdate()->findOrFail($import->id);
        if ($current->header !== [] || $current->status !== ImportStatus::Uploaded) {
            return false;
        }
        if ($current->joining_at?->isAfter(CarbonImmutable::now()->subSeconds(self::LEASE_SECONDS))) {
            throw new UploadIncompleteException('This file is already being processed. Check the list of imports in a moment.');
        }

        return $current->update(['joining_at' => CarbonImmutable::now()]);
    }
}
