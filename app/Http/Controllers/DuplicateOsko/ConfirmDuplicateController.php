<?php

declare(strict_types=1);

namespace App\Http\Controllers\DuplicateOsko;

use App\Actions\DuplicateOsko\ConfirmDuplicate;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\DuplicateOsko\ConfirmDuplicateRequest;
use App\Models\DuplicateCase;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final readonly class ConfirmDuplicateController
{
    use AnswersChange;

    public function __invoke(ConfirmDuplicateRequest $request, DuplicateCase $duplicateCase, ConfirmDuplicate $confirm, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(
            static fn (): DuplicateCase => $confirm->handle($duplicateCase, $request->repeat(), $request->note(), $user),
            'Duplicate confirmed. Return the money under Confirmed.',
        );
    }
}
