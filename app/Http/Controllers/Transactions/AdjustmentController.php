<?php

declare(strict_types=1);

namespace App\Http\Controllers\Transactions;

use App\Actions\Transactions\DecideAdjustment;
use App\Actions\Transactions\RequestAdjustment;
use App\Actions\Transactions\RequestReversal;
use App\Data\Transactions\AdjustmentIndexPage;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\RequiredReasonRequest;
use App\Http\Requests\Transactions\DecideAdjustmentRequest;
use App\Http\Requests\Transactions\RequestAdjustmentRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Transactions\AdjustmentList;
use App\Models\Adjustment;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class AdjustmentController
{
    use AnswersChange;

    public function index(ListRequest $request, AdjustmentList $list, #[CurrentUser] User $viewer): Response
    {
        [$rows, $meta] = $request->page($list);

        return Inertia::render('Transactions/Adjustments', new AdjustmentIndexPage($rows, $meta, $viewer->can('handleWithdrawals')));
    }

    public function store(RequestAdjustmentRequest $request, RequestAdjustment $ask, #[CurrentUser] User $requester): RedirectResponse
    {
        return $this->changed(static fn () => $ask->handle($request->toAdjustment(), $requester), 'Adjustment requested. A colleague must approve it.');
    }

    public function update(
        DecideAdjustmentRequest $request,
        Adjustment $adjustment,
        DecideAdjustment $decide,
        #[CurrentUser] User $decider,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $decide->handle($adjustment, $decider, $request->refusal(), $request->boolean('is_own_money')),
            "{$adjustment->type->label()} {$request->status()->value}.",
        );
    }

    /** Requests the reversal of an adjustment or fee. */
    public function reverse(RequiredReasonRequest $request, Adjustment $adjustment, RequestReversal $ask, #[CurrentUser] User $requester): RedirectResponse
    {
        return $this->changed(static fn () => $ask->handle($adjustment, $request->reason(), $requester), 'Reversal requested. A colleague must approve it.');
    }
}
