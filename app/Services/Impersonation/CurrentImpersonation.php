<?php

declare(strict_types=1);

namespace App\Services\Impersonation;

use App\Models\Impersonation;
use Carbon\CarbonImmutable;
use Illuminate\Config\Repository;
use Illuminate\Contracts\Session\Session;

/**
 * The impersonation that this browser session is in, if any.
 *
 * The session holds its id; the row says who it really is. Bound per request, so the row is read once.
 */
final class CurrentImpersonation
{
    public const SESSION_KEY = 'impersonation.id';

    private ?Impersonation $found = null;

    public function __construct(private readonly Session $session, private readonly Repository $config) {}

    /** The open impersonation with its actor loaded, or null. */
    public function find(): ?Impersonation
    {
        $id = $this->session->get(self::SESSION_KEY);
        if (! is_int($id)) {
            return null;
        }

        return $this->found ??= Impersonation::query()->with(['actor', 'target'])->whereNull('ended_at')->find($id);
    }

    public function endsAt(Impersonation $impersonation): CarbonImmutable
    {
        return $impersonation->started_at->addMinutes($this->config->integer('paddock.impersonation.minutes'));
    }

    public function forget(): void
    {
        $this->found = null;
    }
}
