<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\DecideBarredLift;
use App\Actions\Rsg\RequestBarredLift;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\RequiredReasonRequest;
use App\Models\BarredEntry;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** The early end of an entry: requested by one person, confirmed or declined by another. */
final class BarredLiftController
{
    use AnswersChange;

    public function store(RequiredReasonRequest $request, BarredEntry $barredEntry, RequestBarredLift $ask, #[CurrentUser] User $requester): RedirectResponse
    {
        return $this->changed(static fn () => $ask->handle($barredEntry, $request->reason(), $requester), 'Lift requested. A colleague must confirm it.');
    }

    public function update(BarredEntry $barredEntry, DecideBarredLift $decide, #[CurrentUser] User $decider): RedirectResponse
    {
        return $this->changed(static fn () => $decide->handle($barredEntry, true, $decider), 'Entry lifted.');
    }

    public function destroy(BarredEntry $barredEntry, DecideBarredLift $decide, #[CurrentUser] User $decider): RedirectResponse
    {
        return $this->changed(static fn () => $decide->handle($barredEntry, false, $decider), 'Lift declined. The entry stays active.');
    }
}
