<!DOCTYPE html>
<html lang="en-AU">
    <body style="margin:0;padding:32px 16px;background:#f6f7f6;color:#16201b;font:16px/24px system-ui,-apple-system,'Segoe UI',sans-serif">
        <div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e1e5e2;border-radius:12px">
            <p style="margin:0 0 16px;font-weight:600;color:#0b6b4b">{{ config('app.name') }}</p>
            <p style="margin:0 0 16px">Hello {{ $firstName }},</p>
            <p style="margin:0 0 24px">{{ $inviter }} invited you to {{ config('app.name') }}. Choose a password to activate your account.</p>
            <p style="margin:0 0 24px"><a href="{{ $url }}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#0b6b4b;color:#ffffff;text-decoration:none;font-weight:600">Choose a password</a></p>
            <p style="margin:0;color:#5c6962;font-size:14px;line-height:20px">The link works once, for {{ $days }} days. When you first sign in, you set up an authenticator app on your phone. If you didn’t expect this invitation, ignore this email.</p>
        </div>
    </body>
</html>
