<?php

declare(strict_types=1);

namespace App\Http\Controllers\DuplicateOsko;

use App\Actions\DuplicateOsko\ReturnDuplicate;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\DuplicateOsko\ReturnDuplicateRequest;
use App\Models\DuplicateCase;
use App\Models\User;
use App\Support\Dollars;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final readonly class ReturnDuplicateController
{
    use AnswersChange;

    public function __invoke(ReturnDuplicateRequest $request, DuplicateCase $duplicateCase, ReturnDuplicate $return, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(
            static fn (): DuplicateCase => $return->handle($duplicateCase, $request->reason(), $user),
            Dollars::of($duplicateCase->amount_cents).' returned.',
        );
    }
}
