<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Actions\UserProfile\ReplacePhoto;
use App\Domain\Users\AccountRules;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\UserProfile\UpdatePhotoRequest;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\UploadedFile;

/** The photo of a colleague. PhotoController shows it. */
final readonly class UserPhotoController
{
    use AnswersChange;

    public function __construct(private ReplacePhoto $replace) {}

    public function store(UpdatePhotoRequest $request, User $user): RedirectResponse
    {
        return $this->replaced($user, $request->photo(), $request->staff(), 'Photo changed.');
    }

    public function destroy(User $user, #[CurrentUser] User $manager): RedirectResponse
    {
        return $this->replaced($user, null, $manager, 'Photo removed.');
    }

    private function replaced(User $user, ?UploadedFile $photo, User $manager, string $done): RedirectResponse
    {
        return $this->changed(function () use ($user, $photo, $manager): void {
            $refusal = AccountRules::refusal($manager, $user);
            if ($refusal !== null) {
                throw new OperationRefusedException($refusal);
            }
            $this->replace->handle($user, $photo);
        }, $done);
    }
}
