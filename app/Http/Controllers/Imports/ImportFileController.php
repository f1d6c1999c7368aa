<?php

declare(strict_types=1);

namespace App\Http\Controllers\Imports;

use App\Actions\Imports\CompleteUpload;
use App\Actions\Imports\ReadImportFile;
use App\Domain\Imports\FileDelimiter;
use App\Domain\Imports\ImportFile;
use App\Domain\Imports\ImportFileRefusedException;
use App\Domain\Imports\ImportSchema;
use App\Enums\ImportKind;
use App\Enums\ImportStatus;
use App\Http\Requests\Imports\CompleteUploadRequest;
use App\Http\Requests\Imports\ImportPartRequest;
use App\Http\Requests\Imports\ReadImportRequest;
use App\Http\Requests\RequiredReasonRequest;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Files\UploadIncompleteException;
use App\Models\Import;
use App\Models\User;
use App\Queries\Imports\ImportRowsQuery;
use App\Support\CsvDownload;
use App\Support\FileEncoding;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\UploadedFile;
use Illuminate\Validation\ValidationException;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** The file of an import: upload in parts, encoding and delimiter, sample, and failed rows. */
final class ImportFileController
{
    public function part(ImportPartRequest $request, Import $import): JsonResponse
    {
        abort_if($import->status !== ImportStatus::Uploaded || $import->header !== [] || $import->joining_at !== null, Response::HTTP_CONFLICT);
        /** @var UploadedFile $part */
        $part = $request->validated('part');
        (new ImportFile($import))->putPart($request->integer('number'), $part->getRealPath());

        return new JsonResponse(['id' => $import->id]);
    }

    public function complete(CompleteUploadRequest $request, Import $import, CompleteUpload $complete): JsonResponse
    {
        try {
            $complete->handle($import, $request->integer('parts'));
        } catch (UploadIncompleteException|ImportFileRefusedException $refused) {
            throw ValidationException::withMessages(['file' => $refused->getMessage()]);
        }

        return new JsonResponse(['id' => $import->id]);
    }

    public function read(ReadImportRequest $request, Import $import, ReadImportFile $read): RedirectResponse
    {
        try {
            $read->handle($import, $request->enum('encoding', FileEncoding::class), FileDelimiter::fromKey($request->string('delimiter')->value()));
        } catch (UploadIncompleteException|ImportFileRefusedException $refused) {
            return back()->withErrors(['encoding' => $refused->getMessage()]);
        }

        return back();
    }

    public function sample(ImportKind $kind): StreamedResponse
    {
        $rows = ImportSchema::of($kind)->sample();

        return CsvDownload::response("{$kind->value}-sample.csv", array_shift($rows) ?? [], $rows);
    }

    public function failedRows(
        RequiredReasonRequest $request,
        Import $import,
        ImportRowsQuery $rows,
        AuditTrail $audit,
        #[CurrentUser] User $viewer,
    ): StreamedResponse {
        // Before the first row is sent, because an interrupted download has exposed data too.
        $audit->record(
            'import.rows_downloaded',
            $import,
            after: ['reason' => $request->reason(), ...$import->only(['skipped_rows', 'error_rows', 'waiting_rows'])],
        );
        /** @var list<string> $header */
        $header = $import->header;

        return CsvDownload::response("import-{$import->id}-rows-left-out.csv", [...$header, 'Reason'], $rows->failed($import, $viewer));
    }
}
