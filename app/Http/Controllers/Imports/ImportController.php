<?php

declare(strict_types=1);

namespace App\Http\Controllers\Imports;

use App\Actions\Imports\BeginImport;
use App\Data\Imports\ImportCreatePage;
use App\Data\Imports\ImportIndexPage;
use App\Data\Imports\ImportOpened;
use App\Data\Imports\ImportShowPage;
use App\Enums\ImportKind;
use App\Http\Requests\Imports\BeginImportRequest;
use App\Http\Requests\Imports\ImportIndexRequest;
use App\Http\Requests\Imports\ImportShowRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\Import;
use App\Models\User;
use App\Queries\Imports\ImportChoicesQuery;
use App\Queries\Imports\ImportDetailsQuery;
use App\Queries\Imports\ImportListQuery;
use App\Queries\Imports\ImportRowsQuery;
use App\Services\Imports\FilePreparer;
use App\Services\Imports\ImportFile;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

/** People brought in by file. */
final class ImportController
{
    public function index(ImportIndexRequest $request, ImportListQuery $query, #[CurrentUser] User $viewer): Response
    {
        [$imports, $meta] = $query->page($viewer, $request->kinds(), $request->statuses(), $request->listState());

        return Inertia::render('Clients/Imports/Index', new ImportIndexPage($imports, $meta, $viewer->can('importClients'), $viewer->can('export', Client::class)));
    }

    public function create(#[CurrentUser] User $viewer): Response
    {
        $kinds = array_values(array_filter(ImportKind::cases(), static fn (ImportKind $kind): bool => $viewer->can('createKind', [Import::class, $kind])));

        return Inertia::render('Clients/Imports/Create', new ImportCreatePage($kinds, ImportFile::MAX_BYTES, ImportFile::PART_BYTES, FilePreparer::MAX_ROWS));
    }

    public function store(BeginImportRequest $request, BeginImport $begin, #[CurrentUser] User $importer): JsonResponse
    {
        $import = $begin->handle($request->kind(), (string) $request->validated('name'), $request->fileFormat(), (int) $request->validated('bytes'), $importer);

        return new JsonResponse(new ImportOpened($import->id), JsonResponse::HTTP_CREATED);
    }

    public function show(ImportShowRequest $request, Import $import, ImportDetailsQuery $details, ImportChoicesQuery $choices, ImportRowsQuery $rows, #[CurrentUser] User $viewer): Response
    {
        [$lines, $meta] = $rows->page($import, $viewer, $request->statuses(), $request->listState());
        $facts = $details->details($import, $viewer);

        return Inertia::render('Clients/Imports/Show', new ImportShowPage(
            $facts,
            $facts->can_manage && $import->status->isOpen() && $import->header !== [] ? $choices->settings($import) : null,
            $lines,
            $meta,
            Inertia::defer(static fn () => $facts->can_undo ? $rows->undoWarning($import, $viewer) : null),
        ));
    }
}
