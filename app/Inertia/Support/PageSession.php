<?php

declare(strict_types=1);

namespace App\Inertia\Support;

use Illuminate\Http\Request;
use Illuminate\Session\Store;

/** The adapter's entries in the session: page flash and the one-time history switches. */
final readonly class PageSession
{
    public function __construct(private Store $session) {}

    public static function isPrefetch(Request $request): bool
    {
        return strtolower(Header::in($request, Header::PURPOSE)) === 'prefetch';
    }

    public function raise(string $flag): void
    {
        $this->session->put($flag, true);
    }

    /** Reads a switch and clears it. A prefetch only reads it, because its page may never be shown. */
    public function pullFlag(string $flag, Request $request): bool
    {
        return (bool) (self::isPrefetch($request) ? $this->session->get($flag, false) : $this->session->pull($flag, false));
    }

    /** @param  array<string, mixed>  $data */
    public function flash(array $data): void
    {
        $this->session->flash(SessionKey::FLASH_DATA, [...$this->flashed(), ...$data]);
    }

    /** @return array<string, mixed> */
    public function flashed(): array
    {
        /** @var array<string, mixed> */
        return (array) $this->session->get(SessionKey::FLASH_DATA, []);
    }

    /** @return array<string, mixed> */
    public function pullFlashed(Request $request): array
    {
        if (self::isPrefetch($request)) {
            $this->keepFlash();

            return [];
        }

        $data = $this->flashed();
        $this->session->forget(SessionKey::FLASH_DATA);

        return $data;
    }

    /** Keeps all flash data of the session, including errors, for a repetition of this request. */
    public function keepEverything(): void
    {
        $this->session->reflash();
    }

    /** Keeps the page flash for one more request, for redirects on the way to a page. */
    public function keepFlash(): void
    {
        if ($this->flashed() !== []) {
            $this->session->flash(SessionKey::FLASH_DATA, $this->flashed());
        }
    }
}
