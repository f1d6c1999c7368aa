<?php

declare(strict_types=1);

namespace App\Infrastructure\Database;

use App\Models\User;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Makes forms that create a record idempotent, by the reference that the form was opened with: a double click, or a resend
 * after a lost answer, creates one record. After a validation error the form can be sent again.
 */
final readonly class SentFormRegistry
{
    /** Longer than a form stays open. */
    public const KEPT_DAYS = 7;

    /**
     * @template TModel of Model
     *
     * @param  string|null  $reference  null when there is no form
     * @param  class-string<TModel>  $class
     * @param  array<array-key, mixed>  $content  the submitted values
     * @param  Closure(): TModel  $make
     * @return TModel
     *
     * @throws ValidationException when the reference was used with other content, or its record no longer exists
     */
    public function once(User $sender, ?string $reference, string $class, array $content, Closure $make): Model
    {
        if ($reference === null) {
            return DB::transaction(static fn (): Model => $make(), 3);
        }
        $hash = hash('sha256', $class.json_encode($content, JSON_THROW_ON_ERROR));
        $own = ['user_id' => $sender->id, 'reference' => mb_strtolower($reference)];

        return DB::transaction(function () use ($own, $hash, $class, $make): Model {
            // A second submission waits here for the first, and then finds its record.
            if (DB::table('sent_forms')->insertOrIgnore([...$own, 'content_hash' => $hash, 'created_at' => CarbonImmutable::now()]) === 1) {
                $made = $make();
                DB::table('sent_forms')->where($own)->update(['record_id' => $made->getKey()]);

                return $made;
            }
            $sent = DB::table('sent_forms')->where($own)->lockForUpdate()->first();

            return ($sent?->content_hash === $hash ? $class::query()->whereKey($sent->record_id)->first() : null)
                ?? throw ValidationException::withMessages(['reference' => 'This form was already sent. Reload the page before you send it again.']);
        }, 3);
    }
}
