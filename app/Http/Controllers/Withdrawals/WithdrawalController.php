<?php

declare(strict_types=1);

namespace App\Http\Controllers\Withdrawals;

use App\Actions\Withdrawals\RequestStaffWithdrawal;
use App\Data\Withdrawals\WithdrawalChoices;
use App\Data\Withdrawals\WithdrawalDetails;
use App\Data\Withdrawals\WithdrawalIndexPage;
use App\Data\Withdrawals\WithdrawalTotals;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Withdrawals\RequestWithdrawalRequest;
use App\Http\Requests\Withdrawals\WithdrawalIndexRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\User;
use App\Models\Withdrawal;
use App\Queries\Lists\DeferredList;
use App\Queries\Withdrawals\WithdrawalChoicesQuery;
use App\Queries\Withdrawals\WithdrawalDetailsQuery;
use App\Queries\Withdrawals\WithdrawalListQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class WithdrawalController
{
    use AnswersMove;

    public function index(WithdrawalIndexRequest $request, WithdrawalListQuery $list, WithdrawalDetailsQuery $details, WithdrawalChoicesQuery $choices, #[CurrentUser] User $viewer): Response
    {
        [$filters, $opened] = [$request->filters(), $request->openedId()];
        $page = new DeferredList(static fn (): array => $list->page($filters, $request->listState()));

        return Inertia::render('Withdrawals/Index', new WithdrawalIndexPage(
            view: $filters->view,
            withdrawals: $page->rows(),
            meta: $page->meta(),
            totals: Inertia::defer(static fn (): WithdrawalTotals => $list->totals($filters)),
            opened: static fn (): ?WithdrawalDetails => $opened === null ? null : $details->find($opened, $viewer),
            choices: static fn (): WithdrawalChoices => $choices->page($filters->clientId()),
            warn_after_minutes: config()->integer('paddock.withdrawals.warn_after_minutes'),
            late_after_minutes: config()->integer('paddock.withdrawals.late_after_minutes'),
            four_eyes_cents: config()->integer('paddock.withdrawals.four_eyes_cents'),
            can_request: $viewer->can('request', Withdrawal::class),
            can_export: $viewer->can('export', Withdrawal::class),
        ));
    }

    public function store(RequestWithdrawalRequest $request, RequestStaffWithdrawal $ask, #[CurrentUser] User $requester): RedirectResponse
    {
        return $this->moved(static fn () => $ask->handle($request->client(), $request->toWithdrawal(), $requester), 'Withdrawal asked for. The money is held; somebody else checks it.');
    }
}
