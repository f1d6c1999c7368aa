<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\ReleasePayout;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Payments\ReleasePayoutRequest;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ReleasePayoutController
{
    use AnswersMove;

    public function __invoke(ReleasePayoutRequest $request, Withdrawal $withdrawal, ReleasePayout $release, #[CurrentUser] User $person): RedirectResponse
    {
        return $this->moved(static fn () => $release->handle($withdrawal, $request->reason(), $person), "{$withdrawal->reference} waits to be paid again.");
    }
}
