<?php

declare(strict_types=1);

namespace App\Http\Controllers\Transactions\Duplicates;

use App\Actions\Deposits\Duplicates\ReturnDuplicate;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Transactions\Duplicates\ReturnDuplicateRequest;
use App\Models\DuplicateCase;
use App\Models\User;
use App\Support\Dollars;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final readonly class ReturnDuplicateController
{
    use AnswersMove;

    public function __invoke(ReturnDuplicateRequest $request, DuplicateCase $duplicateCase, ReturnDuplicate $return, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->moved(
            static fn (): DuplicateCase => $return->handle($duplicateCase, $request->reason(), $user),
            Dollars::of($duplicateCase->amount_cents).' returned.',
        );
    }
}
