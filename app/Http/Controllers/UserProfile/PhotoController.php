<?php

declare(strict_types=1);

namespace App\Http\Controllers\UserProfile;

use App\Actions\UserProfile\ReplacePhoto;
use App\Http\Requests\UserProfile\UpdatePhotoRequest;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Contracts\Filesystem\Factory as Disks;
use Illuminate\Http\RedirectResponse;
use Symfony\Component\HttpFoundation\Response;

/** Photos on the private disk, for signed-in colleagues only. */
final class PhotoController
{
    private const DAY = 86_400;

    public function show(User $user, Disks $disks): Response
    {
        $disk = $disks->disk();
        if ($user->photo_path === null || ! $disk->exists($user->photo_path)) {
            abort(404);
        }

        return new Response((string) $disk->get($user->photo_path), 200, [
            'Content-Type' => 'image/jpeg',
            'Content-Disposition' => 'inline; filename="photo.jpg"',
            'Content-Security-Policy' => "default-src 'none'; sandbox",
            'Cache-Control' => 'private, max-age='.self::DAY,
        ]);
    }

    public function store(UpdatePhotoRequest $request, #[CurrentUser] User $user, ReplacePhoto $replacePhoto): RedirectResponse
    {
        $replacePhoto->handle($user, $request->photo());

        return back()->with('success', 'Photo changed.')->with('auto_hide_success_message', true);
    }

    public function destroy(#[CurrentUser] User $user, ReplacePhoto $replacePhoto): RedirectResponse
    {
        $replacePhoto->handle($user, null);

        return back()->with('success', 'Photo removed.')->with('auto_hide_success_message', true);
    }
}
