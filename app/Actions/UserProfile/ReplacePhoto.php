<?php

declare(strict_types=1);

namespace App\Actions\UserProfile;

use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Images\PhotoEncoder;
use App\Models\User;
use Illuminate\Contracts\Filesystem\Factory as Disks;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;

/** Stores the photo on the private disk under a random name, and deletes the old one. */
final readonly class ReplacePhoto
{
    public function __construct(private PhotoEncoder $encoder, private Disks $disks, private AuditTrail $audit) {}

    /**
     * @param  UploadedFile|null  $file  null removes the photo
     *
     * @throws ValidationException when the picture is not supported
     */
    public function handle(User $user, ?UploadedFile $file): void
    {
        $new = $file === null ? null : $this->store($this->encoder->encode($file));

        $old = DB::transaction(function () use ($user, $new): ?string {
            // Read under the lock: of two simultaneous uploads, the second deletes the first photo.
            $current = User::query()->lockForUpdate()->findOrFail($user->id);
            $old = $current->photo_path;
            $current->forceFill(['photo_path' => $new])->save();
            $this->audit->record('user.photo_changed', $current, ['has_photo' => $old !== null], ['has_photo' => $new !== null]);

            return $old;
        });

        if ($old !== null) {
            $this->disks->disk()->delete($old);
        }
    }

    private function store(string $jpeg): string
    {
        $path = 'photos/'.Str::lower(Str::random(40)).'.jpg';
        $this->disks->disk()->put($path, $jpeg);

        return $path;
    }
}
