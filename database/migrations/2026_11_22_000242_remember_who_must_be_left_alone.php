<?php

declare(strict_types=1);

use App\Enums\SuppressionReason;
use App\Services\Suppression\SuppressionBook;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

// Whoever opted out, was barred or registered before this was remembered by number is so from now on.
return new class extends Migration
{
    private const STEP = 500;

    public function up(): void
    {
        $book = new SuppressionBook;
        DB::table('clients')->whereNull('deleted_at')->where(static fn (Builder $any): Builder => $any
            ->whereNotNull('sms_opted_out_at')->orWhere('is_barred', true)->orWhere('betstop_state', 'registered'))
            ->select(['id', 'mobile_e164', 'email', 'sms_opted_out_at', 'is_barred', 'betstop_state'])
            ->chunkById(self::STEP, static function (Collection $clients) use ($book): void {
                $book->suppress(array_values($clients->whereNotNull('sms_opted_out_at')->pluck('mobile_e164')->filter()->all()), null, SuppressionReason::Stop, null);
                foreach ($clients as $client) {
                    $phones = $client->mobile_e164 === null ? [] : [$client->mobile_e164];
                    if ($client->betstop_state === 'registered') {
                        $book->suppress($phones, $client->email, SuppressionReason::Betstop, null);
                    }
                    if ((bool) $client->is_barred) {
                        $book->suppress($phones, $client->email, SuppressionReason::Barred, null);
                    }
                }
            });
    }

    /** What is remembered stays: it protects people. */
    public function down(): void {}
};
