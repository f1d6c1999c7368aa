<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\AddBarredEntry;
use App\Actions\Rsg\UpdateBarredEntry;
use App\Data\Rsg\BarredEntryDetails;
use App\Data\Rsg\BarredListsPage;
use App\Data\Rsg\BarredTotals;
use App\Enums\BarredList;
use App\Enums\BarredMatchStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Rsg\SaveBarredEntryRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Rsg\BarredEntryList;
use App\Models\BarredEntry;
use App\Models\User;
use App\Queries\Rsg\BarredEntryQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class BarredEntryController
{
    use AnswersChange;

    public function index(ListRequest $request, BarredEntryList $list, BarredEntryQuery $query, #[CurrentUser] User $viewer): Response
    {
        $opened = $request->parameters($list)->values['entry'] ?? null;
        $page = $request->deferred($list);

        return Inertia::render('Rsg/BarredLists', new BarredListsPage(
            entries: $page->rows(),
            meta: $page->meta(),
            totals: Inertia::defer(static fn (): BarredTotals => $query->totals()),
            opened: static fn (): ?BarredEntryDetails => $opened === null ? null : $query->find((int) $opened, $viewer),
            can_manage: $viewer->can('manage', BarredEntry::class),
            can_export: $viewer->can('export', BarredEntry::class),
        ));
    }

    public function store(SaveBarredEntryRequest $request, AddBarredEntry $add, #[CurrentUser] User $officer): RedirectResponse
    {
        $entry = $add->handle($request->enumOf('list', BarredList::class), $request->fields(), $officer, $request->reference());
        $statuses = $entry->matches()->pluck('status');
        $barred = $statuses->filter(static fn (BarredMatchStatus $status): bool => $status === BarredMatchStatus::Same)->count();

        return $this->success("{$entry->full_name} added.".match (true) {
            $barred > 1 => " {$barred} clients are barred.",
            $barred === 1 => ' The client is barred.',
            $statuses->isNotEmpty() => ' A client may be this person. Review them in the entry.',
            default => '',
        });
    }

    public function update(
        SaveBarredEntryRequest $request,
        BarredEntry $barredEntry,
        UpdateBarredEntry $update,
        #[CurrentUser] User $officer,
    ): RedirectResponse {
        return $this->saved(
            static fn () => $update->handle(
                $barredEntry,
                $request->fields(),
                $request->integer('version'),
                $request->string('why')->value(),
                $officer,
            ),
            'Entry saved.',
        );
    }
}
