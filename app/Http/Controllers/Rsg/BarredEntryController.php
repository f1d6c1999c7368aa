<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Data\Rsg\BarredEntryDetails;
use App\Data\Rsg\BarredListsPage;
use App\Data\Rsg\BarredTotals;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Rsg\BarredEntryList;
use App\Models\BarredEntry;
use App\Models\User;
use App\Queries\Rsg\BarredEntryQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class BarredEntryController
{
    public function index(ListRequest $request, BarredEntryList $list, BarredEntryQuery $query, #[CurrentUser] User $viewer): Response
    {
        $opened = $request->parameters($list)->values['entry'] ?? null;
        $page = $request->deferred($list);

        return Inertia::render('Rsg/BarredLists', new BarredListsPage(
            entries: $page->rows(),
            meta: $page->meta(),
            totals: Inertia::defer(static fn (): BarredTotals => $query->totals()),
            opened: static fn (): ?BarredEntryDetails => $opened === null ? null : $query->find((int) $opened, $viewer),
            can_export: $viewer->can('export', BarredEntry::class),
        ));
    }
}
