<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Domain\Auth\Totp;
use App\Models\User;
use Illuminate\Console\Command;
use Illuminate\Support\Str;
use SensitiveParameter;

/** Replaces the phone of a demo account, in local environments only. */
final class DemoCode extends Command
{
    protected $signature = 'demo:code
        {email : The account}
        {--key= : The manual key shown while an authenticator app is being set up}';

    protected $description = 'Show the current sign-in code of a demo account (local environment only)';

    public function handle(Totp $totp): int
    {
        if (! app()->environment('local', 'testing')) {
            $this->components->error('This command only works in the local environment.');

            return self::FAILURE;
        }

        $user = User::query()->where('email', Str::lower(is_string($email = $this->argument('email')) ? $email : ''))->first();
        if ($user === null) {
            $this->components->error('No account has this email address.');

            return self::FAILURE;
        }

        $secret = is_string($key = $this->option('key')) ? strtoupper(str_replace(' ', '', $key)) : $user->totp_secret;
        if ($secret === null) {
            $this->components->warn('This account has no authenticator app yet. Sign in, then pass the key from the page: --key="ABCD EFGH …"');

            return self::FAILURE;
        }

        return $this->show($totp, $secret, $user->totp_last_step);
    }

    private function show(Totp $totp, #[SensitiveParameter] string $secret, int $lastStep): int
    {
        $now = now()->getTimestamp();
        $step = max($totp->stepAt($now), $lastStep + 1);
        if ($step > $totp->stepAt($now) + 1) {
            $this->components->warn('The current codes were already used. Try again in '.(Totp::PERIOD - $now % Totp::PERIOD).' seconds.');

            return self::FAILURE;
        }

        $this->line($totp->code($secret, $step));

        return self::SUCCESS;
    }
}
