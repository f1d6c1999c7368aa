<?php

declare(strict_types=1);

namespace Tests\Unit\Auth;

use App\Domain\Auth\DeviceName;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class DeviceNameTest extends TestCase
{
    #[TestWith(['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36', 'Chrome on Windows'])]
    #[TestWith(['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0', 'Edge on Windows'])]
    #[TestWith(['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', 'Safari on macOS'])]
    #[TestWith(['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1', 'Chrome on iPhone'])]
    #[TestWith(['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36', 'Chrome on Android'])]
    #[TestWith(['curl/8.5.0', 'Unknown browser'])]
    #[TestWith([null, 'Unknown browser'])]
    public function test_browsers_have_readable_names(?string $userAgent, string $name): void
    {
        $this->assertSame($name, DeviceName::from($userAgent));
    }
}
