<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\DecideBarredMatch;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Models\BarredMatch;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

final class BarredMatchController
{
    use AnswersChange;

    /** `is_same`: whether the client is the person of the entry. */
    public function update(Request $request, BarredMatch $barredMatch, DecideBarredMatch $decide, #[CurrentUser] User $officer): RedirectResponse
    {
        $isSame = (bool) $request->validate(['is_same' => ['required', 'boolean']], ['is_same.*' => 'Choose whether this is the same person.'])['is_same'];

        return $this->changed(static fn () => $decide->handle($barredMatch, $isSame, $officer), $isSame ? 'Client barred.' : 'Marked as not the same person.');
    }
}
