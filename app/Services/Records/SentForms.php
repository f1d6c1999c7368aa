<?php

declare(strict_types=1);

namespace App\Services\Records;

use App\Models\User;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Forms that make something new, by the reference that each of them was opened with: pressed twice, or sent again because
 * the answer was lost, they make one record and are given the same answer. After a refusal the form can be sent again.
 */
final readonly class SentForms
{
    /** Longer than anybody leaves a form open. */
    public const KEPT_DAYS = 7;

    /**
     * A reference that was used for something else, or whose record is gone, is a ValidationException.
     *
     * @template TModel of Model
     *
     * @param  string|null  $reference  null for what no form was sent for
     * @param  class-string<TModel>  $class
     * @param  array<array-key, mixed>  $content  what was sent; the same reference with other content is refused
     * @param  Closure(): TModel  $make
     * @return TModel
     */
    public function once(User $sender, ?string $reference, string $class, array $content, Closure $make): Model
    {
        if ($reference === null) {
            return $make();
        }
        $hash = hash('sha256', $class.json_encode($content, JSON_THROW_ON_ERROR));
        $own = ['user_id' => $sender->id, 'reference' => mb_strtolower($reference)];

        return DB::transaction(function () use ($own, $hash, $class, $make): Model {
            // Whoever comes second waits here for the first one, and then finds what it made.
            if (DB::table('sent_forms')->insertOrIgnore([...$own, 'content_hash' => $hash, 'created_at' => CarbonImmutable::now()]) === 1) {
                $made = $make();
                DB::table('sent_forms')->where($own)->update(['record_id' => $made->getKey()]);

                return $made;
            }
            $sent = DB::table('sent_forms')->where($own)->lockForUpdate()->first();

            return ($sent?->content_hash === $hash ? $class::query()->whereKey($sent->record_id)->first() : null)
                ?? throw ValidationException::withMessages(['reference' => 'This form was sent already. Reload the page before you send it again.']);
        }, 3);
    }
}
