<?php

declare(strict_types=1);

namespace App\Http\Controllers\Withdrawals;

use App\Actions\Withdrawals\RequestStaffWithdrawal;
use App\Data\Withdrawals\WithdrawalChoices;
use App\Data\Withdrawals\WithdrawalDetails;
use App\Data\Withdrawals\WithdrawalIndexPage;
use App\Data\Withdrawals\WithdrawalTotals;
use App\Domain\Guides\GuideValues;
use App\Enums\GuideValue;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Withdrawals\RequestWithdrawalRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\ListContext;
use App\Lists\Withdrawals\WithdrawalList;
use App\Models\User;
use App\Models\Withdrawal;
use App\Queries\Withdrawals\WithdrawalChoicesQuery;
use App\Queries\Withdrawals\WithdrawalDetailsQuery;
use App\Queries\Withdrawals\WithdrawalTotalsQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class WithdrawalController
{
    use AnswersChange;

    public function index(
        ListRequest $request,
        WithdrawalList $list,
        WithdrawalTotalsQuery $totals,
        WithdrawalDetailsQuery $details,
        WithdrawalChoicesQuery $choices,
        GuideValues $values,
        #[CurrentUser] User $viewer,
    ): Response {
        $parameters = $request->parameters($list);
        $opened = $parameters->values['withdrawal'] ?? null;
        $page = $request->deferred($list);

        return Inertia::render('Withdrawals/Index', new WithdrawalIndexPage(
            view: $list->view($parameters),
            withdrawals: $page->rows(),
            meta: $page->meta(),
            totals: Inertia::defer(static fn (): WithdrawalTotals => $totals->of($list->matching($parameters, new ListContext($viewer)))),
            opened: static fn (): ?WithdrawalDetails => $opened === null ? null : $details->find((int) $opened, $viewer),
            choices: static fn (): WithdrawalChoices => $choices->page($parameters->valueOf('client')),
            warn_after_minutes: $values->int(GuideValue::WithdrawalGettingLate),
            late_after_minutes: $values->int(GuideValue::WithdrawalLate),
            can_request: $viewer->can('request', Withdrawal::class),
            can_export: $viewer->can('export', Withdrawal::class),
        ));
    }

    public function store(
        RequestWithdrawalRequest $request,
        RequestStaffWithdrawal $ask,
        #[CurrentUser] User $requester,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $ask->handle($request->client(), $request->toWithdrawal(), $requester),
            'Withdrawal requested. The money is held. A colleague must check it.',
        );
    }
}
