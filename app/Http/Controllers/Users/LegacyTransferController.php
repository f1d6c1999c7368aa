<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Actions\Users\ApproveLegacyTransfer;
use App\Actions\Users\DiscardLegacyTransfer;
use App\Actions\Users\DraftLegacyTransfer;
use App\Actions\Users\UndoLegacyTransfer;
use App\Data\Lists\Choice;
use App\Data\Users\LegacyTransferPage;
use App\Domain\Users\LegacyTransferScope;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Users\LegacyTransferRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Users\LegacyTransferList;
use App\Models\Company;
use App\Models\DbList;
use App\Models\LegacyTransfer;
use App\Models\User;
use App\Queries\Users\LegacyTransferQuery;
use App\Queries\Users\UserChoiceQuery;
use App\Support\OperationRefusedException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Transfers of one colleague's clients, leads and open work to another. */
final class LegacyTransferController
{
    use AnswersChange;

    public function index(ListRequest $request, LegacyTransferList $list, UserChoiceQuery $users, #[CurrentUser] User $viewer): Response
    {
        [$transfers, $meta] = $request->page($list);

        return Inertia::render('Users/LegacyTransfer', new LegacyTransferPage(
            transfers: $transfers,
            meta: $meta,
            users: $users->all(),
            active_users: $users->active(),
            kinds: LegacyTransferScope::KINDS,
            companies: Choice::of(Company::query()->orderBy('name')->get(['id', 'name']), 'name'),
            db_lists: Choice::of(DbList::query()->orderByDesc('id')->get(['id', 'name']), 'name'),
            can_create: $viewer->can('takeDecisions'),
        ));
    }

    public function show(LegacyTransfer $legacyTransfer, LegacyTransferQuery $query, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Users/LegacyTransferDetails', $query->of($legacyTransfer, $viewer));
    }

    public function store(LegacyTransferRequest $request, DraftLegacyTransfer $draft): RedirectResponse
    {
        $transfer = $draft->handle(
            $request->colleague('from_id'),
            $request->colleague('to_id'),
            $request->kinds(),
            $request->filters(),
            $request->string('reason')->value(),
            $request->staff(),
            $request->reference(),
        );

        return redirect()->route('users.legacy-transfer.show', $transfer);
    }

    public function approve(LegacyTransfer $legacyTransfer, ApproveLegacyTransfer $approve, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $approve->handle($legacyTransfer, $user), 'Transfer started. You can keep working.');
    }

    public function undo(LegacyTransfer $legacyTransfer, UndoLegacyTransfer $undo, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $undo->handle($legacyTransfer, $user), 'Undo started. You can keep working.');
    }

    public function destroy(LegacyTransfer $legacyTransfer, DiscardLegacyTransfer $discard): RedirectResponse
    {
        try {
            $discard->handle($legacyTransfer);
        } catch (OperationRefusedException $refused) {
            return back(303)->with('error', $refused->getMessage());
        }

        return redirect()
            ->route('users.legacy-transfer.index')
            ->with('success', 'Transfer discarded. Nothing was moved.')
            ->with('auto_hide_success_message', true);
    }
}
