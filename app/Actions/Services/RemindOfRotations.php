<?php

declare(strict_types=1);

namespace App\Actions\Services;

use App\Models\ServiceCredential;
use Carbon\CarbonImmutable;
use Illuminate\Container\Attributes\Config;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/** Emails the owners of credentials that are due for rotation, once per due date. */
final readonly class RemindOfRotations
{
    public const DAYS_BEFORE = 7;

    /** @param  string  $timezone  of the business; due dates are days in it */
    public function __construct(private SendCredentialNotice $notice, #[Config('paddock.timezone')] private string $timezone) {}

    /** @return int how many owners were reminded; a failing reminder is reported and doesn't stop the others */
    public function handle(): int
    {
        $reminded = 0;
        foreach ($this->due()->orderBy('id')->pluck('id') as $id) {
            $reminded += rescue(
                fn (): int => DB::transaction(function () use ($id): int {
                    // Read again, so that two schedulers send one email.
                    $credential = $this->due()->whereKey($id)->lockForUpdate()->first();
                    if ($credential?->rotate_on === null) {
                        return 0;
                    }
                    $credential->update(['reminded_for' => $credential->rotate_on]);
                    $this->notice->handle(
                        $credential,
                        "Change the secret of {$credential->service}",
                        "The secret of {$credential->service} is due to be changed on {$credential->rotate_on->format('j F Y')}. Change it at the service, then choose “Rotate secret” in Paddock.",
                    );

                    return 1;
                }, 3),
                0,
            );
        }

        return $reminded;
    }

    /** @return Builder<ServiceCredential> */
    private function due(): Builder
    {
        $before = CarbonImmutable::now($this->timezone)
            ->addDays(self::DAYS_BEFORE + 1)
            ->toDateString();

        return ServiceCredential::query()
            ->whereNull('archived_at')
            ->whereRaw('rotate_on < ?', [$before])
            ->whereRaw('(reminded_for is null or reminded_for != rotate_on)');
    }
}
