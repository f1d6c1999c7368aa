<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Enums\ImportStatus;
use App\Models\Import;
use App\Services\Imports\FileRefused;
use App\Services\Imports\ImportFile;
use App\Services\Imports\UploadIncomplete;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use Throwable;

/** Puts the parts of a file together and reads it. Said twice, the second finds it done, or under way. */
final readonly class CompleteUpload
{
    /** A process that died while it was at it keeps nobody from it longer than this. */
    private const LEASE_SECONDS = 120;

    public function __construct(private ReadImportFile $read, private DiscardUpload $discard) {}

    /**
     * @throws UploadIncomplete when it can still be completed
     * @throws FileRefused when the file is none that can be read; nothing of it stays
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
        } catch (FileRefused $refused) {
            $this->discard->handle($import);
            throw $refused;
        } catch (Throwable $trouble) {
            // What arrived stays: it is sent or said once more.
            Import::query()->whereKey($import->id)->update(['joining_at' => null]);
            throw $trouble;
        }
        $file->deleteParts();
    }

    /** False when it is complete already. */
    private function claim(Import $import): bool
    {
        $current = Import::query()->lockForUpdate()->findOrFail($import->id);
        if ($current->header !== [] || $current->status !== ImportStatus::Uploaded) {
            return false;
        }
        if ($current->joining_at?->isAfter(CarbonImmutable::now()->subSeconds(self::LEASE_SECONDS))) {
            throw new UploadIncomplete('This file is being put together already. Look at the list of imports in a moment.');
        }

        return $current->update(['joining_at' => CarbonImmutable::now()]);
    }
}
