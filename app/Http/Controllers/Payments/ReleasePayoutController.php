<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\ReleasePayout;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Payments\ReleasePayoutRequest;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ReleasePayoutController
{
    use AnswersChange;

    public function __invoke(ReleasePayoutRequest $request, Withdrawal $withdrawal, ReleasePayout $release, #[CurrentUser] User $person): RedirectResponse
    {
        return $this->changed(static fn () => $release->handle($withdrawal, $request->reason(), $person), "{$withdrawal->reference} can be paid again.");
    }
}
