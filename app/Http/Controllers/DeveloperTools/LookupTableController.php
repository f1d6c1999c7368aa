<?php

declare(strict_types=1);

namespace App\Http\Controllers\DeveloperTools;

use App\Actions\DeveloperTools\DeleteLookupRow;
use App\Actions\DeveloperTools\SaveLookupRow;
use App\Enums\LookupTable;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\DeveloperTools\LookupRowRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\User;
use App\Queries\DeveloperTools\LookupTableQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

/** Lookup tables: browse, add, change and delete rows. */
final class LookupTableController
{
    use AnswersChange;

    public function index(Request $request, LookupTableQuery $query, #[CurrentUser] User $viewer): Response
    {
        $table = $request->enum('table', LookupTable::class) ?? LookupTable::OperatorSites;

        return Inertia::render('DeveloperTools/LookupTables', $query->page($table, $viewer->can('takeDecisions')));
    }

    public function store(LookupRowRequest $request, LookupTable $lookupTable, SaveLookupRow $save): RedirectResponse
    {
        abort_unless($lookupTable->canAdd(), 404);

        return $this->saved(
            static fn () => $save->handle($lookupTable, null, $request->fields(), 0, $request->staff()),
            ucfirst($lookupTable->noun()).' added.',
        );
    }

    public function update(
        LookupRowRequest $request,
        LookupTable $lookupTable,
        string $lookupRow,
        SaveLookupRow $save,
    ): RedirectResponse {
        return $this->saved(
            static fn () => $save->handle(
                $lookupTable,
                (int) $lookupRow,
                $request->fields(),
                $request->integer('version'),
                $request->staff(),
            ),
            ucfirst($lookupTable->noun()).' saved.',
        );
    }

    public function destroy(LookupTable $lookupTable, string $lookupRow, DeleteLookupRow $delete, #[CurrentUser] User $user): RedirectResponse
    {
        abort_unless($lookupTable->canAdd(), 404);

        return $this->changed(static fn () => $delete->handle($lookupTable, (int) $lookupRow, $user), ucfirst($lookupTable->noun()).' deleted.');
    }
}
