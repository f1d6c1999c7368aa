<?php

declare(strict_types=1);

namespace App\Http\Controllers\Imports;

use App\Actions\Imports\BeginImport;
use App\Data\Imports\ImportCreatePage;
use App\Data\Imports\ImportIndexPage;
use App\Data\Imports\ImportShowPage;
use App\Domain\Imports\FilePreparer;
use App\Domain\Imports\ImportFile;
use App\Enums\ImportKind;
use App\Http\Requests\Imports\BeginImportRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Imports\ImportLineList;
use App\Lists\Imports\ImportList;
use App\Models\Client;
use App\Models\Import;
use App\Models\User;
use App\Queries\Imports\ImportChoicesQuery;
use App\Queries\Imports\ImportDetailsQuery;
use App\Queries\Imports\ImportRowsQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

final class ImportController
{
    public function index(ListRequest $request, ImportList $list, #[CurrentUser] User $viewer): Response
    {
        [$imports, $meta] = $request->page($list);

        return Inertia::render(
            'Clients/Imports/Index',
            new ImportIndexPage($imports, $meta, $viewer->can('importClients'), $viewer->can('export', Client::class)),
        );
    }

    public function create(#[CurrentUser] User $viewer): Response
    {
        $kinds = array_values(array_filter(ImportKind::cases(), static fn (ImportKind $kind): bool => $viewer->can('createKind', [Import::class, $kind])));

        return Inertia::render('Clients/Imports/Create', new ImportCreatePage($kinds, ImportFile::MAX_BYTES, ImportFile::PART_BYTES, FilePreparer::MAX_ROWS));
    }

    public function store(BeginImportRequest $request, BeginImport $begin, #[CurrentUser] User $importer): JsonResponse
    {
        $import = $begin->handle(
            ImportKind::from($request->string('kind')->value()),
            $request->string('name')->value(),
            $request->string('format')->value(),
            $request->integer('bytes'),
            $importer,
        );

        return new JsonResponse(['id' => $import->id], JsonResponse::HTTP_CREATED);
    }

    public function show(
        ListRequest $request,
        Import $import,
        ImportLineList $list,
        ImportDetailsQuery $details,
        ImportChoicesQuery $choices,
        ImportRowsQuery $rows,
        #[CurrentUser] User $viewer,
    ): Response {
        [$lines, $meta] = $request->page($list, $import);
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
