<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Actions\DeveloperTools\IssueApiToken as IssueToken;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\User;
use Illuminate\Console\Command;

/** Issues an API token. It is shown once; only its hash is stored. */
final class IssueApiToken extends Command
{
    protected $signature = 'api:token
        {name : The system that uses it, such as "bank feed"}
        {--scope=* : One or more, such as clients:create}
        {--user= : Email of the responsible developer; the first developer by default}
        {--days= : Days until it expires; by default it is valid as long as its owner is an active developer}';

    protected $description = 'Issue a token for the HTTP API';

    public function handle(IssueToken $issue): int
    {
        $scopes = array_values(array_unique(array_filter((array) $this->option('scope'), is_string(...))));
        $unknown = array_filter($scopes, static fn (string $scope): bool => IntakeScope::tryFrom($scope) === null);
        if ($scopes === [] || $unknown !== []) {
            $this->error('Pass --scope= with one or more of: '.implode(', ', array_column(IntakeScope::cases(), 'value')).'.');

            return self::INVALID;
        }

        $days = $this->option('days');
        if ($days !== null && (! ctype_digit($days) || (int) $days < 1)) {
            $this->error('--days= must be a whole number of days.');

            return self::INVALID;
        }

        $owner = $this->owner();
        if ($owner === null) {
            $this->error('No active developer has this email address.');

            return self::FAILURE;
        }

        /** @var string $name */
        $name = $this->argument('name');
        $this->line($issue->handle($owner, $name, array_map(IntakeScope::from(...), $scopes), $days === null ? null : (int) $days));
        $this->info('The token is shown once. Send it as: Authorization: Bearer <token>');

        return self::SUCCESS;
    }

    private function owner(): ?User
    {
        $email = $this->option('user');

        return User::query()
            ->where('is_active', true)
            ->where('is_developer_staff', true)
            ->when(is_string($email), static fn ($query) => $query->where('email', $email))
            ->orderBy('id')
            ->first();
    }
}
