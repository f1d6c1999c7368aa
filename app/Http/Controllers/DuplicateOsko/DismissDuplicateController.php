<?php

declare(strict_types=1);

namespace App\Http\Controllers\DuplicateOsko;

use App\Actions\DuplicateOsko\DismissDuplicate;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\DuplicateOsko\DismissDuplicateRequest;
use App\Models\DuplicateCase;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final readonly class DismissDuplicateController
{
    use AnswersChange;

    public function __invoke(DismissDuplicateRequest $request, DuplicateCase $duplicateCase, DismissDuplicate $dismiss, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn (): DuplicateCase => $dismiss->handle($duplicateCase, $request->note(), $user), 'Case dismissed.');
    }
}
